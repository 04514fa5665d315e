// The fifteen forms with one defect each, as SurveyJS writes them. Answers to hidden questions are removed at once,
// as in our forms; by default SurveyJS does so only at the end.

const plan = {
  type: 'radiogroup',
  name: 'plan',
  title: 'Plan',
  choices: ['Free', 'Pro', 'Enterprise'],
}
const n = { type: 'text', inputType: 'number', name: 'n', title: 'Number' }
const c = { type: 'checkbox', name: 'c', title: 'Choices', choices: ['a', 'b'] }
const x = (visibleIf, more = {}) => ({
  type: 'text',
  name: 'x',
  title: 'Details',
  visibleIf,
  ...more,
})
const survey = (...elements) => ({
  clearInvisibleValues: 'onHidden',
  elements: [plan, n, c, ...elements],
})
const twoPlans = "{plan} = 'Free' and {plan} = 'Pro'"

/** By the number of the defect: the survey, its defective questions, and why it is no defect there. */
export const surveyForms = new Map([
  [1, { json: survey(x(twoPlans)) }],
  [2, { json: survey(x("{plan} = 'Ultimate'")) }],
  [3, { json: survey(x('{plan} empty or {plan} notempty')) }],
  [
    4,
    {
      json: survey(x("{plan} = 'Free' or {plan} = 'Pro' or {plan} = 'Enterprise' or {plan} empty")),
    },
  ],
  [
    5,
    {
      json: survey(
        { type: 'text', name: 'l1', title: 'First', visibleIf: "{l2} = 'x'" },
        { type: 'text', name: 'l2', title: 'Second', visibleIf: "{l1} = 'x'" },
      ),
      names: ['l1', 'l2'],
    },
  ],
  [
    6,
    {
      json: survey(
        { ...n, name: 'seats', title: 'Seats', visibleIf: "{plan} = 'Pro'" },
        x("{seats} > 1 and {plan} = 'Free'"),
      ),
    },
  ],
  [
    7,
    {
      json: survey(x(`(${twoPlans}) or ({plan} = 'Pro' and {plan} = 'Enterprise')`)),
    },
  ],
  [8, { json: survey(x("{plan} = 'Free' and ({plan} = 'Pro' or {plan} = 'Enterprise')")) }],
  [
    9,
    {
      json: survey({ ...n, name: 'q', title: 'Pieces', min: 1, step: 1 }, x('{q} > 1 and {q} < 2')),
      noDefect: 'it has no question that accepts whole numbers only',
    },
  ],
  [
    10,
    {
      json: survey(
        x("{plan} notempty and {plan} <> 'Free' and {plan} <> 'Pro' and {plan} <> 'Enterprise'"),
      ),
    },
  ],
  [11, { json: survey(x("{c} contains 'z'")) }],
  [
    12,
    {
      json: survey(
        {
          type: 'radiogroup',
          name: 'd',
          title: 'Decision',
          choices: ['yes', 'no'],
          visibleIf: twoPlans,
        },
        x("{d} = 'yes'"),
      ),
      names: ['d', 'x'],
    },
  ],
  [13, { json: survey(x(twoPlans, { isRequired: true })) }],
  [14, { json: survey(x('{n} > 5 and {n} > 3')) }],
  [
    15,
    {
      json: survey(
        { ...n, name: 'a', title: 'Amount' },
        { type: 'text', name: 'b', title: 'Reason', visibleIf: '{a} <= 5' },
        x('{a} > 7 and {b} notempty'),
      ),
    },
  ],
])
