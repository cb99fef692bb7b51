import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'careers.welcome': 'Join {{company}}',
  'careers.nobody': 'Careers site',
  'careers.soon': 'The application form opens here soon.',
  'careers.meanwhile': 'Until then, please contact the company directly: this page cannot take applications yet.',
  'careers.which': 'The address of this page does not say which company it is for. Check the link you were given.',
  'careers.language': 'Language',
} satisfies Labels
