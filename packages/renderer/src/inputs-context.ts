import { type Inputs, inputs } from '@ramiform/fields/inputs'
import { createContext } from 'react'

/** Input components by type. Defaults to those in every form's script. */
export const InputsContext = createContext<Inputs>(inputs)
