/** The colours of a picture or a printed page: those of the light scheme in tokens.css, whatever the screen shows. */
export const flowColours = {
  page: '#ffffff',
  surface: '#ffffff',
  ink: '#141d17',
  ink2: '#47544b',
  ink3: '#626f66',
  lineStrong: '#cbd4cb',
  branch: '#3b9a63',
  accent: '#1f7a4d',
  accentSoft: '#eef8f1',
  danger: '#b42318',
} as const
