import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.model.without-bodies': 'The pension or provident body is missing (article R1221-34 of the French labour code).',
  'rh.model.without-change': 'What the amendment changes is missing.',
  'rh.model.without-company': 'The name of the company is missing (article R1221-34 of the French labour code).',
  'rh.model.without-contract': 'The contract that the amendment changes is missing: its number or its date.',
  'rh.model.without-effect': 'The date of effect is missing.',
  'rh.model.without-ground':
    'The ground of the dispense is missing (article D911-2 of the French social security code).',
  'rh.model.without-hours': 'The working hours are missing (article R1221-34 of the French labour code).',
  'rh.model.without-organism': 'The insurance organism is missing.',
  'rh.model.without-pay': 'The pay is missing (article R1221-34 of the French labour code).',
  'rh.model.without-person': 'The employee’s name is missing.',
  'rh.model.without-place': 'The workplace is missing (article R1221-34 of the French labour code).',
  'rh.model.without-position': 'The position is missing (article R1221-34 of the French labour code).',
  'rh.model.without-reason': 'The reason is missing.',
  'rh.model.without-request': 'The date of the employee’s request is missing.',
  'rh.model.without-start': 'The hiring date is missing (article R1221-34 of the French labour code).',
} satisfies Labels
