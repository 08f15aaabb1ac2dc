import encodeQr from 'qr';

const svg = encodeQr('https://qlaim.app/K7M2XQ', 'svg', { border: 1 });

export const sampleCode = `data:image/svg+xml,${encodeURIComponent(svg)}`;
