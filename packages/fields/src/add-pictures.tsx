import { showsPictures } from '@ramiform/core/option-pictures'
import type { ComponentType } from 'react'
import { type Inputs, inputs } from './inputs.tsx'
import type { InputProps } from './shared/input-props.ts'
import { PictureRows } from './shared/PictureRows.tsx'

/**
 * Returns the inputs of choices that may show pictures. The table of inputs is changed in place, because *Other* takes its
 * choices from there. So this comes before `addOther`.
 */
export function addPictures(): { inputs: Partial<Inputs> } {
  const shown = { radio: orPictures(inputs.radio), checkbox: orPictures(inputs.checkbox) }
  Object.assign(inputs, shown)
  return { inputs: shown }
}

function orPictures(Choice: ComponentType<InputProps>): ComponentType<InputProps> {
  return (props) =>
    showsPictures(props.field) ? <PictureRows {...props} /> : <Choice {...props} />
}
