// What only forms that take files load: their input, and what sends them.
export { FileInput } from '@ramiform/fields/file-input'
export { openUploads } from './uploads/open-uploads.ts'
