import type { ContactRow } from '../contact.model.ts'

type Standing = Pick<ContactRow, 'jobtitle' | 'organisation' | 'companies' | 'place'>

/** What somebody does and where, in one line. */
export const standingOfContact = ({ jobtitle, organisation, companies, place }: Standing) =>
  [jobtitle, organisation ?? companies.map(({ name }) => name).join(', '), place].filter(Boolean).join(' · ')
