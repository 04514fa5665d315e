import { IconCopy, IconEye, IconPlus, IconTrash } from '@tabler/icons-react'
import { CopyButton as Copy } from '../../../clipboard/CopyButton.tsx'
import { CopyLine as Line } from '../../../clipboard/CopyLine.tsx'
import { Button as AButton } from '../../../ui/Button.tsx'
import type { ButtonVariant } from '../../../ui/button-class.ts'
import { IconButton as AnIconButton } from '../../../ui/IconButton.tsx'
import { IconLink as AnIconLink } from '../../../ui/IconLink.tsx'
import { LinkButton as ALinkButton } from '../../../ui/LinkButton.tsx'
import { TextButton as ATextButton } from '../../../ui/TextButton.tsx'
import type { States } from '../states.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const variants: readonly ButtonVariant[] = ['primary', 'plain', 'quiet', 'danger', 'quiet-danger']
const nothing = () => {}

export const states: States = {
  Button: {
    variants: () =>
      variants.map((variant) => (
        <AButton key={variant} variant={variant}>
          {variant}
        </AButton>
      )),
    sizes: () => (
      <>
        <AButton size="sm">In a bar</AButton>
        <AButton>Everywhere else</AButton>
        <AButton size="lg">By itself</AButton>
      </>
    ),
    'with an icon': () => (
      <>
        <AButton variant="primary" icon={<IconPlus {...icon} />}>
          New Form
        </AButton>
        <AButton icon={<IconEye {...icon} />}>Preview</AButton>
      </>
    ),
    busy: () => (
      <>
        <AButton variant="primary" busy>
          Publishing...
        </AButton>
        <AButton busy>Saving...</AButton>
      </>
    ),
    'disabled, with the reason in a tooltip': () =>
      variants.map((variant) => (
        <AButton key={variant} variant={variant} disabled disabledReason="Nothing has changed">
          {variant}
        </AButton>
      )),
  },
  IconButton: {
    sizes: () => (
      <>
        <AnIconButton size="sm" label="Copy" icon={<IconCopy {...icon} />} />
        <AnIconButton label="Copy" icon={<IconCopy {...icon} size={18} />} />
        <AnIconButton size="lg" label="Copy" icon={<IconCopy {...icon} size={18} />} />
      </>
    ),
    pressed: () => (
      <AnIconButton label="Preview" aria-pressed icon={<IconEye {...icon} size={18} />} />
    ),
    'with a CSS tooltip': () => (
      <AnIconButton size="sm" tooltip="css" label="Copy" icon={<IconCopy {...icon} />} />
    ),
    disabled: () => (
      <AnIconButton
        label="Delete"
        disabled
        disabledReason="nothing is selected"
        icon={<IconTrash {...icon} size={18} />}
      />
    ),
  },
  LinkButton: {
    variants: () => (
      <>
        <ALinkButton variant="primary" to="#LinkButton">
          Primary
        </ALinkButton>
        <ALinkButton to="#LinkButton">Plain</ALinkButton>
        <ALinkButton variant="quiet" to="#LinkButton" icon={<IconEye {...icon} />}>
          Quiet
        </ALinkButton>
        <ALinkButton variant="primary" size="xl" to="#LinkButton">
          On the site
        </ALinkButton>
      </>
    ),
  },
  IconLink: {
    'named by its tooltip': () => (
      <AnIconLink to="#IconLink" label="View" icon={<IconEye {...icon} size={18} />} />
    ),
  },
  TextButton: {
    'in a sentence': () => (
      <p>
        No forms match your search criteria. <ATextButton>Clear filters</ATextButton>
      </p>
    ),
  },
  CopyButton: {
    'at rest': () => (
      <>
        <Copy text="text" of="the text" />
        <Copy text="text" of="the same text" variant="quiet" />
      </>
    ),
  },
  CopyLine: {
    'an address': () => <Line text="https://forms.example.org/f/winter-workshop" of="the link" />,
    'with more to do': () => (
      <Line text="https://forms.example.org/f/winter-workshop" of="the same link">
        <AnIconButton size="sm" label="View" onClick={nothing} icon={<IconEye {...icon} />} />
      </Line>
    ),
    'not to be seen yet': () => <Line text={null} instead="whsec_••••••••" of="the secret" />,
  },
}
