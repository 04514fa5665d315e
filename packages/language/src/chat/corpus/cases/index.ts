import { account } from './account.ts'
import { b2b } from './b2b.ts'
import { boatClub } from './boat-club.ts'
import { bounty } from './bounty.ts'
import { claim } from './claim.ts'
import { clinic } from './clinic.ts'
import { contacts } from './contacts.ts'
import { containedOptions } from './contained-options.ts'
import { course } from './course.ts'
import { deniedQuestions, hiddenDenials } from './denied-questions.ts'
import { donation } from './donation.ts'
import { event } from './event.ts'
import { feedback } from './feedback.ts'
import { gym } from './gym.ts'
import { household } from './household.ts'
import { icecream } from './icecream.ts'
import { itRequest } from './it-request.ts'
import { job } from './job.ts'
import { leave } from './leave.ts'
import { order } from './order.ts'
import { patient } from './patient.ts'
import { pizzaSurvey } from './pizza-survey.ts'
import { podcast } from './podcast.ts'
import { polarQuestions } from './polar-questions.ts'
import { realestate } from './realestate.ts'
import { rental } from './rental.ts'
import { restaurant } from './restaurant.ts'
import { support } from './support.ts'
import { tenantRepair } from './tenant-repair.ts'
import { travel } from './travel.ts'
import { twoPhones } from './two-phones.ts'
import { vet } from './vet.ts'
import { volunteer } from './volunteer.ts'
import { wedding } from './wedding.ts'

/** Forms with sentences in the style of help requests and forum posts. */
export const formCases = {
  deniedQuestions,
  hiddenDenials,
  polarQuestions,
  containedOptions,
  twoPhones,
  account,
  wedding,
  job,
  patient,
  feedback,
  event,
  support,
  rental,
  order,
  volunteer,
  itRequest,
  household,
  claim,
  gym,
  travel,
  course,
  leave,
  realestate,
  contacts,
  donation,
  bounty,
  restaurant,
  icecream,
  pizzaSurvey,
  b2b,
  vet,
  clinic,
  podcast,
  tenantRepair,
  boatClub,
}
