import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.staff-import.hired-on': 'Otherwise, hiring date',
  'rh.staff-import.place-ambiguous': 'Several places have this name: {{near}}. Give the site or the unit too.',
  'rh.staff-import.place-unknown': 'Place not found in the company of the line: correct its name, or create it first.',
  'rh.staff-import.place-unknown-near':
    'Place not found in the company of the line. Similar names: {{near}}. Correct the name, or create the place first.',
  'rh.staff-import.place-without-company':
    'A place belongs to a company: add the Company column, or choose it for all lines.',
  'rh.staff-import.placed-on': 'Place and position from',
  'rh.staff-import.places-given': 'Places given',
  'rh.staff-import.places-to-give': 'Places to give',
  'rh.staff-import.position-ambiguous':
    'Several positions answer to this name or code: {{near}}. Write the exact name of the position.',
  'rh.staff-import.position-closed':
    'your rights do not let you write pay and position. Entrust this column to a colleague, or import without it.',
  'rh.staff-import.position-ignored': 'Position left aside: your rights do not let you write it for this person.',
  'rh.staff-import.position-kept':
    'Position left as it is: the contract or the conditions of this person set it. Change it in the file.',
  'rh.staff-import.position-unknown':
    'Position not found for the company of the line: correct its name or code, or create it first.',
  'rh.staff-import.position-unknown-near':
    'Position not found for the company of the line. Similar names: {{near}}. Correct the name, or create the position first.',
  'rh.staff-import.positions-given': 'Positions given',
  'rh.staff-import.positions-to-give': 'Positions to give',
  'rh.staff-import.rights-changed':
    'The rights of your organisation have just changed: the import stopped after the lines under way. Resume it to go on with your present rights.',
} satisfies Labels
