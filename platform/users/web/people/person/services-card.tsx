import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { CompanyToFill, MemberInFull } from '../../../member.model.ts'
import { BeyondOwnNote } from '../beyond-own-note.tsx'
import { ServiceLine } from './service-line.tsx'
import { SwitchLine } from './switch-line.tsx'
import { usePlacing } from './use-placing.ts'

type Props = { member: MemberInFull; clientId: string; companies: readonly CompanyToFill[] }

/** The services of each company: ticked where the person works, with a switch where he leads. Each click is kept at once. */
export function ServicesCard({ member, clientId, companies }: Props) {
  const t = useT()
  const placing = usePlacing(member, clientId)
  const noteId = useId()
  return (
    <SectionCard title={t('users.person.services')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('users.person.services-text')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {companies.map(company => (
          <Box key={company.id} component="section" aria-label={company.name}>
            <Box sx={head}>
              <Typography variant="subtitle2" component="h3">
                <bdi>{company.name}</bdi>
              </Typography>
              {member.can.administer && (
                <SwitchLine
                  label={t('users.person.leads-company', { company: company.name })}
                  text={t('users.person.leads-whole')}
                  isOn={member.managerOfCompanies.includes(company.id)}
                  onSwitch={isManager => placing.leadCompany(company.id, isManager)}
                />
              )}
            </Box>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {company.services.map(service => (
                <ServiceLine
                  key={service.id}
                  service={service}
                  company={company}
                  held={member.services.find(({ id }) => id === service.id)}
                  can={member.can}
                  placing={placing}
                  noteId={noteId}
                />
              ))}
              {company.services.length === 0 && (
                <Typography component="li" variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
                  {t('users.person.no-service')}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {member.can.place && <BeyondOwnNote id={noteId} companies={companies} />}
    </SectionCard>
  )
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  borderBottom: 1,
  borderColor: 'divider',
  pb: 0.5,
}
