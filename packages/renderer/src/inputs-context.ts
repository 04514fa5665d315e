import { type Inputs, inputs } from '@ramiform/fields/inputs'
import { createContext } from 'react'

/** Input components by type; by default those in every form's script. */
export const InputsContext = createContext<Inputs>(inputs)
