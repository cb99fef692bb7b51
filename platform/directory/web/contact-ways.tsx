import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { countryName } from '#platform/identifiers/countries.model.ts'
import type { Contact } from '../contact.model.ts'
import { MailLink, PhoneLink } from './ways.tsx'

/** How to reach somebody, and what is known of him. */
export function ContactWays({ contact }: { contact: Contact }) {
  const t = useT()
  const language = useLanguage()
  const { mails, phones, companies, organisation, jobtitle, address, note, source, place } = contact
  const town = [address?.postCode, address?.city].filter(Boolean).join(' ')
  const abroad = address && address.country !== 'FR' ? countryName(address.country, language) : ''
  const written = [address?.address, address?.additionalAddress, town, abroad].filter(Boolean).join(', ')
  return (
    <SectionCard title={t('field.contactDetails')}>
      <Facts
        minWidth={220}
        facts={[
          {
            label: t('field.phone'),
            value: listed(phones.map(number => <PhoneLink key={number} number={number} />)),
          },
          {
            label: t('directory.contact.mail'),
            value: listed(mails.map(mail => <MailLink key={mail} address={mail} />)),
          },
          ...(organisation ? [{ label: t('directory.contact.organisation'), value: organisation }] : []),
          ...(jobtitle ? [{ label: t('field.function'), value: jobtitle }] : []),
          { label: t('directory.rule.company'), value: companies.map(({ name }) => name).join(', ') },
          ...(source === 'manual'
            ? [
                { label: t('field.address'), value: written },
                { label: t('field.note'), value: note },
              ]
            : [{ label: t('field.workplace'), value: place }]),
        ]}
      />
    </SectionCard>
  )
}

const listed = (ways: readonly ReactNode[]) =>
  ways.length > 0 && <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>{ways}</Box>
