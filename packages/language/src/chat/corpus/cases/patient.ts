import { aForm } from '@ramiform/core/testing/a-form'
import {
  all,
  any,
  atLeast,
  atMost,
  empty,
  type FormCases,
  has,
  is,
  isnt,
  over,
  under,
} from '../expected.ts'

export const patient: FormCases = {
  form: aForm()
    .number('age', { label: 'Age' })
    .radio('sex', ['Female', 'Male', 'Prefer not to say'], { label: 'Sex' })
    .radio('pregnant', ['Yes', 'No'], { label: 'Are you pregnant?' })
    .date('due', { label: 'Due date' })
    .radio('smoker', ['Never', 'Occasionally', 'Daily'], { label: 'Do you smoke?' })
    .number('cigs', { label: 'Cigarettes per day' })
    .checkbox('cond', ['Diabetes', 'High blood pressure', 'Asthma', 'None of the above'], {
      label: 'Do you have any of these conditions?',
    })
    .field('textarea', 'meds', { label: 'Current medications' })
    .radio('insulin', ['Yes', 'No'], { label: 'Do you use insulin?' })
    .text('guardian', { label: "Guardian's name" })
    .radio('insured', ['Yes', 'No'], { label: 'Do you have health insurance?' })
    .text('policy', { label: 'Policy number' })
    .number('temp', { label: 'Body temperature (°C)' })
    .field('textarea', 'fever', { label: 'Fever symptoms' }),
  rows: [
    [
      '"Are you pregnant?" should only be asked if sex is female and the age is between 15 and 50',
      { pregnant: all(is('sex', 'Female'), all(atLeast('age', '15'), atMost('age', '50'))) },
    ],
    ["show guardian's name if age < 18", { guardian: under('age', '18') }],
    [
      "guardian's name doesn't apply to anyone 18 or older",
      { guardian: any(under('age', '18'), empty('age')) },
    ],
    ['Due date only visible when pregnant', { due: is('pregnant', 'Yes') }],
    [
      'show current medications if they tick any of diabetes, high blood pressure or asthma',
      {
        meds: any(
          has('cond', 'Diabetes'),
          has('cond', 'High blood pressure'),
          has('cond', 'Asthma'),
        ),
      },
    ],
    [
      'hide current medications if the only thing they checked is None of the above',
      { meds: isnt('cond', 'None of the above') },
    ],
    ['No health insurance? Then hide the policy number.', { policy: isnt('insured', 'No') }],
    ['fever symptoms appear when body temperature is above 37.5', { fever: over('temp', '37.5') }],
    ['calculate BMI from height and weight', 'no rule'],
    [
      'show due date if (sex is Female or sex is Prefer not to say) and pregnant is yes',
      { due: all(is('pregnant', 'Yes'), any(is('sex', 'Female'), is('sex', 'Prefer not to say'))) },
    ],
    ['alert the nurse if body temperature is over 40', 'no rule'],
    ['show the average age', 'no rule'],
    ['show current medications if they said yes', 'no rule'],
    ['Show cigarettes per day if smoker is Weekly', 'no rule'],
    ['is this form HIPAA compliant?', 'no rule'],
  ],
}
