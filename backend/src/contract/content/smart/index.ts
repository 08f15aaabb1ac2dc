export {
  SMART_DEVICES,
  type SmartLinks,
  WEEKDAYS,
} from '../pick-destination.ts';
export { dayPlan, minuteOf, type Stretch, shareOfDay } from './day-plan.ts';
export type { Period, SameDays } from './periods.ts';
export { isSkipped, type Trial, tryOut } from './try-out.ts';
export { wallClock } from './wall-clock.ts';
export { yearPlan } from './year-plan.ts';
