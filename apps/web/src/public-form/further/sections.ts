// Loaded only by forms with sections.
import { type FormBodyProps, withSections } from '@ramiform/renderer'
import type { ComponentType } from 'react'
import type { PageData } from '../state/page-data.ts'

export const open = ({ at }: PageData) => ({
  wrap: (Body: ComponentType<FormBodyProps>) => withSections(Body, at),
})
