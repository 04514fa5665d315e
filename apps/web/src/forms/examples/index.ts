import { equipmentLoan } from './equipment-loan.ts'
import type { ExampleForm } from './example.ts'
import { visitorFeedback } from './visitor-feedback.ts'
import { workshopSignUp } from './workshop-sign-up.ts'

/** What somebody without forms is offered to open and take apart. */
export const exampleForms: readonly ExampleForm[] = [workshopSignUp, visitorFeedback, equipmentLoan]
