import type { SeededRandom } from '../random.ts';

/** A picture of 1,200 by 800 units, and its description in words. */
export interface Scene {
  readonly svg: string;
  readonly description: string;
}

export type SceneKind = 'hills' | 'sea' | 'flowers' | 'forest' | 'city';

const WIDTH = 1200;
const HEIGHT = 800;

const hsl = (hue: number, saturation: number, light: number) =>
  `hsl(${Math.round(hue)},${Math.round(saturation)}%,${Math.round(light)}%)`;

const sky = (top: string, bottom: string) =>
  `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`;

const sun = (random: SeededRandom, y: number, colour: string) => {
  const x = random.whole(150, WIDTH - 150);
  return [120, 80, 52]
    .map(
      (radius, ring) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${[0.15, 0.3, 1][ring]}"/>`,
    )
    .join('');
};

/** A row of hills across the picture, filled down to the lower edge. */
function ridge(random: SeededRandom, y: number, rise: number, fill: string): string {
  const steps = 24;
  const [slow, fast, phase] = [random.between(1, 3), random.between(5, 9), random.between(0, 6)];
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const wave = Math.sin(phase + slow * part * 6) + 0.3 * Math.sin(phase + fast * part * 6);
    return `${Math.round(part * WIDTH)},${Math.round(y - rise * wave + random.between(-4, 4))}`;
  });
  return `<polygon points="0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}" fill="${fill}"/>`;
}

function hills(random: SeededRandom): Scene {
  const hue = random.between(80, 230);
  const rows = random.whole(3, 6);
  const far = Array.from({ length: rows }, (_, row) =>
    ridge(
      random,
      340 + (row * 400) / rows,
      60 - row * 6,
      hsl(hue - row * 8, 30 + row * 6, 66 - (row * 44) / rows),
    ),
  );
  return {
    svg:
      sky(hsl(hue + 100, 50, 62), hsl(40, 80, 86)) +
      sun(random, random.whole(140, 260), '#fff3c4') +
      far.join(''),
    description: `${rows} rows of ${hue < 150 ? 'green' : 'blue'} hills, one behind the other, under a low sun`,
  };
}

function sea(random: SeededRandom): Scene {
  const evening = random.next() < 0.5;
  const horizon = random.whole(330, 460);
  const waves = Array.from({ length: 260 }, () => {
    const y = random.between(horizon + 4, HEIGHT);
    const length = 10 + (y - horizon) / 5;
    return `<ellipse cx="${Math.round(random.between(0, WIDTH))}" cy="${Math.round(y)}" rx="${Math.round(length)}" ry="${(length / 14).toFixed(1)}" fill="#fff" opacity="${random.between(0.05, 0.3).toFixed(2)}"/>`;
  });
  const water = evening ? hsl(250, 35, 34) : hsl(200, 60, 42);
  return {
    svg: `${evening ? sky('#33306b', '#ff9e6b') : sky('#4f9edb', '#e3f4ff')}${sun(random, horizon - 90, evening ? '#ffd27a' : '#fffbe0')}<rect y="${horizon}" width="${WIDTH}" height="${HEIGHT - horizon}" fill="${water}"/>${waves.join('')}`,
    description: evening ? 'The sun sets over a calm sea' : 'A blue sea on a bright day',
  };
}

function flowers(random: SeededRandom): Scene {
  const count = random.whole(5, 14);
  const hue = random.between(280, 400);
  const blossoms = Array.from({ length: count }, () => {
    const [x, y, size] = [random.whole(80, 1120), random.whole(120, 560), random.whole(28, 74)];
    const petals = random.whole(5, 9);
    const fill = hsl(hue + random.between(-25, 25), 75, random.between(52, 72));
    const leaves = Array.from({ length: petals }, (_, petal) => {
      const turn = (petal * 360) / petals;
      return `<ellipse cx="${x}" cy="${y - size}" rx="${Math.round(size * 0.5)}" ry="${size}" fill="${fill}" opacity="0.9" transform="rotate(${turn.toFixed(1)} ${x} ${y})"/>`;
    });
    return `<path d="M${x} ${y}Q${x + random.whole(-60, 60)} ${y + 200} ${x} ${HEIGHT}" stroke="#2f7a3a" stroke-width="8" fill="none"/>${leaves.join('')}<circle cx="${x}" cy="${y}" r="${Math.round(size * 0.42)}" fill="#f6c945"/>`;
  });
  return {
    svg: sky('#bfe0f5', '#5c9a4b') + ridge(random, 520, 24, '#4c8f3f') + blossoms.join(''),
    description: `${count} flowers with yellow centres in a meadow`,
  };
}

function forest(random: SeededRandom): Scene {
  const autumn = random.next() < 0.4;
  const trees = Array.from({ length: 70 }, (_, index) => {
    const y = 360 + index * 6;
    const [x, height] = [random.whole(-20, WIDTH), 130 + index * 3];
    const hue = autumn ? random.between(18, 48) : random.between(110, 150);
    return `<polygon points="${x},${y} ${x + height / 4},${y - height} ${x + height / 2},${y}" fill="${hsl(hue, 42, 46 - index / 3)}"/>`;
  });
  return {
    svg: sky('#9fb9c9', '#eef0e4') + ridge(random, 380, 40, '#8aa39a') + trees.join(''),
    description: autumn ? 'A forest in the colours of autumn' : 'A dark green forest in the mist',
  };
}

function city(random: SeededRandom): Scene {
  const houses = Array.from({ length: 26 }, (_, index) => {
    const [x, width, height] = [index * 47 - 10, random.whole(50, 96), random.whole(160, 480)];
    const lights = Array.from({ length: 14 }, () => {
      const [left, top] = [x + random.whole(6, width - 14), HEIGHT - random.whole(14, height - 20)];
      return `<rect x="${left}" y="${top}" width="7" height="11" fill="#ffdf8a" opacity="${random.between(0.4, 1).toFixed(2)}"/>`;
    });
    return `<rect x="${x}" y="${HEIGHT - height}" width="${width}" height="${height}" fill="${hsl(232, 26, random.between(12, 30))}"/>${lights.join('')}`;
  });
  return {
    svg: sky('#141a3c', '#d9737f') + sun(random, 190, '#f4f1de') + houses.join(''),
    description: 'A city at dusk with lit windows, the moon above the roofs',
  };
}

const SCENES: Readonly<Record<SceneKind, (random: SeededRandom) => Scene>> = {
  hills,
  sea,
  flowers,
  forest,
  city,
};

/** Draws a scene. Equal random numbers give an equal picture. */
export function drawScene(kind: SceneKind, random: SeededRandom): Scene {
  const { svg, description } = SCENES[kind](random);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`;
  return { svg: `${head}${svg}</svg>`, description };
}
