// Loaded only by forms with file fields: their input and the uploads.
export { FileInput } from '@ramiform/fields/file-input'
export { openUploads } from './uploads/open-uploads.ts'
