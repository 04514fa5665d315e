// Loaded by previews of forms that are not in English.
export { wordsIn } from '@ramiform/core/built-in-texts/all-words'
export { translated } from '@ramiform/core/translations/translated'
