import { formShape } from '@ramiform/core/form-shape'
import { exampleForms } from '../../../forms/examples/index.ts'
import { Badge as ABadge, Bud } from '../../../ui/Badge.tsx'
import { BranchMark as Mark } from '../../../ui/BranchMark.tsx'
import { FormShapeDrawing as Drawing } from '../../../ui/FormShapeDrawing.tsx'
import { Kbd as Key } from '../../../ui/Kbd.tsx'
import { KeyCaps as Caps } from '../../../ui/KeyCaps.tsx'
import { Logo as TheLogo } from '../../../ui/Logo.tsx'
import { VisuallyHidden as Hidden } from '../../../ui/VisuallyHidden.tsx'
import type { States } from '../states.ts'

export const states: States = {
  Badge: {
    'every state': () => (
      <>
        <ABadge published />
        <ABadge published={false} />
        <ABadge published hasChanges />
        <ABadge published closed="Closed by date" />
      </>
    ),
    'buds alone': () => (
      <>
        <Bud open />
        <Bud open={false} />
      </>
    ),
  },
  BranchMark: {
    sizes: () => (
      <>
        <Mark size={16} />
        <Mark size={18} />
        <Mark size={24} />
      </>
    ),
  },
  FormShapeDrawing: {
    'with logic': () =>
      exampleForms.map(({ name, schema }) => <Drawing key={name} shape={formShape(schema)} />),
    'many fields': () => (
      <Drawing
        shape={{
          total: 200,
          dependsOn: Array.from({ length: 40 }, (_, at) => (at % 5 === 4 ? [at - 2] : [])),
        }}
      />
    ),
    'without fields': () => <Drawing shape={{ total: 0, dependsOn: [] }} />,
  },
  Logo: {
    sizes: () => (
      <>
        <TheLogo />
        <TheLogo size={28} />
      </>
    ),
  },
  Kbd: {
    keys: () => (
      <>
        <Key>/</Key>
        <Key>Ctrl</Key>
        <Key>K</Key>
      </>
    ),
  },
  KeyCaps: {
    'pressed together': () => <Caps caps={['Ctrl', 'Shift', 'Z']} />,
  },
  VisuallyHidden: {
    'read aloud only': () => (
      <p>
        Between these words <Hidden>(and nobody sees it)</Hidden> something is read aloud.
      </p>
    ),
  },
}
