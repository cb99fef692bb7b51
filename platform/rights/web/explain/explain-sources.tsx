import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { Explanation } from '../../right.model.ts'
import { LevelLine } from '../level-line.tsx'
import { LevelWord } from '../matrix/level-word.tsx'
import type { Setting } from '../matrix/matrix-column.ts'
import { useLevelNames } from '../matrix/use-level-names.ts'
import { type ExplainedKind, ExplainPart } from './explain-part.tsx'

/** What gives the right: services, the person's own, what is lent to him. */
export function ExplainSources({ kind: ofElement, sources }: Pick<Explanation, 'sources'> & ExplainedKind) {
  const t = useT()
  const nameOf = useLevelNames()
  const given = sources.filter(({ kind }) => kind !== 'delegation')
  const lent = sources.filter(({ kind }) => kind === 'delegation')
  const lines = (shown: Explanation['sources']) =>
    shown.map((source, index) => (
      <LevelLine
        key={`${source.kind}-${source.name}-${index}`}
        what={source.name ? <bdi>{source.name}</bdi> : t(`rights.source.${source.kind}`)}
      >
        {source.cappedTo < source.level && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('rights.source.capped', {
              level: nameOf(ofElement, source.cappedTo as Setting),
              by: source.cappedBy ?? '',
            })}
          </Typography>
        )}
        <LevelWord kind={ofElement} setting={source.level as Setting} />
      </LevelLine>
    ))
  return (
    <>
      <ExplainPart title={t('rights.explain.sources')}>
        {given.length > 0 ? lines(given) : <LevelLine what={t('rights.explain.no-source')} />}
      </ExplainPart>
      {lent.length > 0 && <ExplainPart title={t('rights.explain.delegations')}>{lines(lent)}</ExplainPart>}
    </>
  )
}
