import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { dpaeBoxes } from '../dpae-configuration.model.ts'
import { type Position, positionsElement } from '../position.model.ts'
import { FollowUpChip } from './follow-up-chip.tsx'
import { useCompanyNames } from './use-company-names.ts'

/** A position that is only read. */
export function PositionSheet({ position }: { position: Position }) {
  const t = useT()
  const { description, csp, dpaeConfiguration, medicalFollowUp, forbiddenUnder18 } = position
  const declared = dpaeBoxes.filter(box => dpaeConfiguration[box])
  const companies = useCompanyNames(position)
  const isWrittenElsewhere = useLevel(positionsElement) >= 2 && !position.can.edit
  return (
    <>
      {isWrittenElsewhere && <Alert severity="info">{t('rh.position.shared')}</Alert>}
      <SectionCard title={t('field.description')}>
        <Facts
          facts={[
            { label: t('field.description'), value: description },
            { label: t('rh.field.cspCode'), value: csp && `${csp.code} · ${csp.label}` },
            ...(companies ? [{ label: t('field.companies'), value: companies }] : []),
            { label: t('rh.position.follow-up'), value: <FollowUpChip followUp={medicalFollowUp} /> },
            {
              label: t('rh.position.minors'),
              value: t(forbiddenUnder18 ? 'rh.position.minors-no' : 'rh.position.minors-yes'),
            },
          ]}
        />
      </SectionCard>
      <SectionCard title={t('rh.position.risks')}>
        {declared.length === 0 ? (
          t('rh.position.no-risk')
        ) : (
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {declared.map(box => (
              <li key={box}>{t(`rh.dpae.${box}`)}</li>
            ))}
          </Box>
        )}
      </SectionCard>
    </>
  )
}
