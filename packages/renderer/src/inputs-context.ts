import { type Inputs, inputs } from '@ramiform/fields/inputs'
import { createContext } from 'react'

/** What fields are answered with here. Without another, those that every form brings along. */
export const InputsContext = createContext<Inputs>(inputs)
