import type { FollowUp } from '#rh/applicants/applicant.model.ts'
import { made } from './made.ts'
import { languagesOfLetters, say } from './texts.ts'

type Spoken = FollowUp['language']

/** In which language one is written to: more of them than pages speak. */
export const languageOfLetters = (chosen: Spoken, onChosen: (language: Spoken) => unknown) =>
  made(
    'div',
    { class: 'field' },
    made('label', { for: 'language-of-letters' }, say('careers.letters')),
    made(
      'select',
      {
        id: 'language-of-letters',
        onchange: (event: Event) => onChosen((event.target as HTMLSelectElement).value as Spoken),
      },
      ...Object.entries(languagesOfLetters).map(([name, endonym]) =>
        made('option', { value: name, lang: name, selected: name === chosen }, endonym),
      ),
    ),
  )
