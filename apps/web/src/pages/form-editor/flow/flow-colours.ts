/** Colors of exported and printed charts. They always use the light theme of tokens.css. */
export const flowColours = {
  page: '#ffffff',
  surface: '#ffffff',
  ink: '#141d17',
  ink2: '#47544b',
  ink3: '#626f66',
  flowLine: '#98a49a',
  branch: '#3b9a63',
  accent: '#1f7a4d',
  accentSoft: '#eef8f1',
  danger: '#b42318',
  warn: '#8a5a00',
  info: '#2457a8',
} as const
