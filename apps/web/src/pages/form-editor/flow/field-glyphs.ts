import type { FieldTypeName } from '@ramiform/fields'

/** Field type icons (Tabler, MIT) as SVG path data in a 24 x 24 square. Pictures drawn without the DOM use them. */
const glyphs: Readonly<Record<FieldTypeName, string>> = {
  text: 'M14 15.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0 M3 19v-10.5a3.5 3.5 0 0 1 7 0v10.5 M3 13h7 M21 12v7',
  email:
    'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10 M3 7l9 6l9 -6',
  number: 'M5 9l14 0 M5 15l14 0 M11 4l-4 16 M17 4l-4 16',
  textarea: 'M4 6l16 0 M4 12l10 0 M4 18l14 0',
  phone:
    'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2',
  url: 'M9 15l6 -6 M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464 M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463',
  select: 'M8 9l4 -4l4 4 M16 15l-4 4l-4 -4',
  radio: 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  checkbox:
    'M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14 M9 12l2 2l4 -4',
  date: 'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12 M16 3v4 M8 3v4 M4 11h16',
  file: 'M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3l6.5 -6.5a3 3 0 0 0 -6 -6l-6.5 6.5a4.5 4.5 0 0 0 9 9l6.5 -6.5',
  payment:
    'M3 8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -8 M3 10l18 0 M7 15l.01 0 M11 15l2 0',
  price:
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0 M14.8 9a2 2 0 0 0 -1.8 -1h-2a2 2 0 1 0 0 4h2a2 2 0 1 1 0 4h-2a2 2 0 0 1 -1.8 -1 M12 7v10',
  quantity:
    'M7 16.5l-5 -3l5 -3l5 3v5.5l-5 3l0 -5.5 M2 13.5v5.5l5 3 M7 16.545l5 -3.03 M17 16.5l-5 -3l5 -3l5 3v5.5l-5 3l0 -5.5 M12 19l5 3 M17 16.5l5 -3 M12 13.5v-5.5l-5 -3l5 -3l5 3v5.5 M7 5.03v5.455 M12 8l5 -3',
  rating:
    'M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158 -3.245',
  scale:
    'M4 16l6 -7l5 5l5 -6 M14 14a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M9 9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M3 16a1 1 0 1 0 2 0a1 1 0 1 0 -2 0 M19 8a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'yes-no':
    'M6 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0 M2 12a6 6 0 0 1 6 -6h8a6 6 0 0 1 6 6a6 6 0 0 1 -6 6h-8a6 6 0 0 1 -6 -6',
  ranking:
    'M11 6h9 M11 12h9 M12 18h8 M4 16a2 2 0 1 1 4 0c0 .591 -.5 1 -1 1.5l-3 2.5h4 M6 10v-6l-2 2',
  address:
    'M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0 M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0',
  signature:
    'M3 19c3.333 -2 5 -4 5 -6c0 -3 -1 -3 -2 -3s-2.032 1.085 -2 3c.034 2.048 1.658 2.877 2.5 4c1.5 2 2.5 2.5 3.5 1c.667 -1 1.167 -1.833 1.5 -2.5c1 2.333 2.333 3.5 4 3.5h2.5 M20 17v-12c0 -1.121 -.879 -2 -2 -2s-2 .879 -2 2v12l2 2l2 -2 M16 7h4',
  statement:
    'M3 6a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -12 M7 8h10 M7 12h10 M7 16h10',
  time: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0 M12 7v5l3 3',
}

export function glyphOf(type: string): string {
  return isKnown(type) ? glyphs[type] : glyphs.text
}

const isKnown = (type: string): type is FieldTypeName => Object.hasOwn(glyphs, type)
