// Loaded only by forms with a picture choice.
import { addPictures } from '@ramiform/fields/add-pictures'

export const open = addPictures
