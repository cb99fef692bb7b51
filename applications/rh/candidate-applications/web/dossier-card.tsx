import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { componentOf } from '#kernel/web/brought.tsx'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfCandidate, languageName } from '#rh/candidates/candidate.model.ts'
import { availabilityPart, piecesPart } from '#rh/candidates/candidates.web.ts'
import type { ApplicationInFull } from '../candidate-application.model.ts'

const Availability = componentOf(availabilityPart, <LinesSkeleton lines={1} />)
const Pieces = componentOf(piecesPart, <LinesSkeleton lines={1} />)

/** Who he is: contact, days, pieces, what he was here before. */
export function DossierCard({ whole: { candidate, application, formerContract } }: { whole: ApplicationInFull }) {
  const t = useT()
  const language = useLanguage()
  const { date, number } = useFormat()
  const { cellPhoneNumber, mail, transport, gloveSize, shoeSize, motivation } = candidate
  const sizes = [gloveSize && number(gloveSize), shoeSize && number(shoeSize)].filter(Boolean).join(' · ')
  return (
    <SectionCard
      title={t('rh.application.dossier')}
      actions={
        <Link component={RouterLink} to={addressOfCandidate(candidate.id)}>
          {t('verb.open')}
        </Link>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Facts
          facts={[
            {
              label: t('rh.field.cellPhone'),
              value: cellPhoneNumber && (
                <Link href={`tel:${cellPhoneNumber}`}>
                  <bdi dir="ltr">{shownPhone(cellPhoneNumber)}</bdi>
                </Link>
              ),
            },
            { label: t('field.mail'), value: mail && <Link href={`mailto:${mail}`}>{mail}</Link>, isLong: true },
            { label: t('field.language'), value: languageName(candidate.language, language) },
            { label: t('rh.employee.transport'), value: transport },
            { label: t('rh.application.sizes'), value: sizes },
            { label: t('rh.application.jobs'), value: application.jobsSought.join(', ') },
          ]}
        />
        <Part title={t('rh.candidate.availability')}>
          <Availability availabilities={candidate.availabilities} />
        </Part>
        {formerContract && (
          <Part title={t('rh.candidate.last-contract')}>
            <Typography variant="body2">
              {formerContract.libelle}, {date(formerContract.from)} – {date(formerContract.to)}
            </Typography>
          </Part>
        )}
        <Part title={t('rh.candidate.pieces')}>
          <Pieces candidateId={candidate.id} files={candidate.files} />
        </Part>
        {motivation && (
          <Part title={t('rh.field.motivation')}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              <bdi>{motivation}</bdi>
            </Typography>
          </Part>
        )}
      </Box>
    </SectionCard>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, display: 'grid', gap: 1 }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    {children}
  </Box>
)
