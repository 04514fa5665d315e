import type { TextKind } from '@ramiform/core/translations/places'

/** Names of texts, as the editor has them. */
export const textKinds: Readonly<Record<TextKind, string>> = {
  'settings.title': 'Title',
  'settings.description': 'Description',
  'settings.submitButtonText': 'Submit button text',
  'settings.successMessage': 'Success message',
  'linkPreview.title': 'Title of the link preview',
  'linkPreview.description': 'Description of the link preview',
  'field.label': 'Question',
  'field.description': 'Description',
  'field.placeholder': 'Placeholder',
  'field.unit': 'Unit',
  'field.errorText': 'Error message',
  option: 'Option',
  picture: 'Alternative text',
  'steps.lowest': 'Text at the lowest number',
  'steps.highest': 'Text at the highest number',
  'section.title': 'Section',
  'section.text': 'Text of the section',
  'table.title': 'Matrix',
  'table.description': 'Description of the matrix',
  'ending.title': 'Ending',
  'ending.message': 'Message of the ending',
}
