import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import {
  boxesOf,
  type DpaeBox,
  type DpaeConfiguration,
  dpaeBlocks,
  withActivityAtRisk,
} from '../dpae-configuration.model.ts'
import { criterionOn } from '../medical-follow-up.model.ts'
import { ActivityAtRisk } from './activity-at-risk.tsx'

/** `R4412-160` stays on one line. */
const unbroken = (article: string) => article.replaceAll('-', '\u2011')

/** What is declared of the post, block by block, each box with its meaning. */
export function DpaeFields() {
  const t = useT()
  const configuration: DpaeConfiguration = useWatch({ name: 'dpaeConfiguration' })
  return (
    <SectionCard title={t('rh.position.risks')}>
      {dpaeBlocks.map(block => (
        <Block key={block} block={block} configuration={configuration} />
      ))}
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        {configuration.risquesParticuliers && (
          <TextField
            name="dpaeConfiguration.detailsRisquesParticuliers"
            label={t('rh.dpae.details')}
            help={t('rh.dpae.details-help')}
            multiline
            minRows={2}
          />
        )}
        <TextField name="dpaeConfiguration.inaptitudeOuAmenagementPoste" label={t('rh.dpae.unfitness')} />
      </Box>
    </SectionCard>
  )
}

/** What a box means: the follow-up that it asks for, and its article. */
function useMeanings() {
  const t = useT()
  return (box: DpaeBox, article: string | null) => {
    const criterion = criterionOn(box, businessToday().toString())
    const said = [
      ...(criterion === 'SIR' || criterion === 'SIA' ? [criterion] : []),
      ...(article ? [t('rh.dpae.article', { article: unbroken(article) })] : []),
    ]
    return [t(`rh.dpae.${box}-means`), ...said].join(' · ')
  }
}

const isAtRiskAnyway = (configuration: DpaeConfiguration) =>
  withActivityAtRisk({ ...configuration, activiteARisque: false }).activiteARisque

function Block({ block, configuration }: { block: (typeof dpaeBlocks)[number]; configuration: DpaeConfiguration }) {
  const t = useT()
  const titleId = useId()
  const meaningOf = useMeanings()
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {t(`rh.dpae.block-${block}`)}
      </Typography>
      {block === 'authorisation' && (
        <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
          {t('rh.dpae.attestation')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 0.75,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {boxesOf(block).map(({ key, article }) =>
          key === 'activiteARisque' ? (
            <ActivityAtRisk key={key} isImplied={isAtRiskAnyway(configuration)} help={meaningOf(key, article)} />
          ) : (
            <CheckboxField
              key={key}
              name={`dpaeConfiguration.${key}`}
              label={t(`rh.dpae.${key}`)}
              help={meaningOf(key, article)}
            />
          ),
        )}
      </Box>
    </Box>
  )
}
