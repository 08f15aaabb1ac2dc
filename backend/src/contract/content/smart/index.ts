export {
  pickDestination,
  SMART_DEVICES,
  type SmartDevice,
  type SmartLinks,
  type SmartVisitor,
  type TimedDestination,
  WEEKDAYS,
  type Weekday,
} from '../pick-destination.ts';
export type { ClockChange } from './clock-changes.ts';
export { dayPlan, minuteOf, type Stretch, shareOfDay } from './day-plan.ts';
export { isSkipped, type Trial, tryOut } from './try-out.ts';
export { wallClock } from './wall-clock.ts';
export { type Period, type SameDays, type YearPlan, yearPlan } from './year-plan.ts';
