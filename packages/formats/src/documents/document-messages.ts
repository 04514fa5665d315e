import type { DocumentProblem } from './document-reader.ts'

/**
 * Returns the message for a problem: the cause, and what to do. The specification defines the first three (section
 * 8).
 */
export function documentProblemText(problem: DocumentProblem): string {
  switch (problem.code) {
    case 'unsupported':
      return 'Please upload a PDF, Word document, or Excel file.'
    case 'too_large':
      return 'File size must be less than 10MB.'
    case 'no_fields':
      return 'No form fields could be extracted from this document.'
    case 'empty':
      return 'This file is empty. Save it again in the program it comes from.'
    case 'damaged':
      return `This ${problem.label} is damaged or incomplete. Open it in the program it comes from and save it again.`
    case 'encrypted':
      return `This ${problem.label} is protected with a password. Save a copy without the password and upload that.`
    case 'scanned':
      return 'This PDF contains only images. Run text recognition (OCR) on it first, or upload the document it was printed from.'
    case 'dynamic':
      return 'This PDF is a dynamic form (XFA) that only its own program can show. Open it there, print it to a new PDF and upload that.'
    case 'too_large_inside':
      return 'This file is too large when unpacked. Delete pictures and pages that the form does not need, and save it again.'
    case 'other_kind':
      return `This file is ${problem.kind}, despite its name. Please upload a PDF, Word document, or Excel file.`
    case 'too_slow':
      return 'This file took too long to read. Save only the pages of the form as a new file and upload that.'
  }
}
