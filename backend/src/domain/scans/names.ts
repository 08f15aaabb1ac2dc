/**
 * Device classes, systems and browsers by the numbers that events store for them, as `my-ua-parser` names them. Other names are stored as
 * they are. The lists never change: a longer one is a further version of the event, because earlier programs lack its end.
 */
export const DEVICES = ['mobile', 'tablet', 'desktop', 'other'] as const;

export const SYSTEMS: readonly string[] = [
  'other',
  'iOS',
  'Android',
  'Windows',
  'Mac OS',
  'Linux',
  'Ubuntu',
  'Chromium OS',
  'HarmonyOS',
  'KAIOS',
];

export const BROWSERS: readonly string[] = [
  'other',
  'Mobile Safari',
  'Safari',
  'Chrome',
  'Chrome WebView',
  'Samsung Internet',
  'Firefox',
  'Edge',
  'WebKit',
  'Instagram',
  'Facebook',
  'GSA',
  'Opera',
  'DuckDuckGo',
  'WeChat',
  'TikTok',
  'MIUI Browser',
  'Huawei Browser',
  'Snapchat',
  'LinkedIn',
  'Line',
  'Yandex',
  'Android Browser',
  'UCBrowser',
  'Vivo Browser',
  'Brave',
  'Vivaldi',
  'Opera Mini',
  'Opera Mobi',
  'Chromium',
];
