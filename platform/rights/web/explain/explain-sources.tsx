import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { Explanation } from '../../right.model.ts'
import { LevelSign } from '../matrix/level-sign.tsx'
import type { Setting } from '../matrix/matrix-column.ts'
import { useLevelNames } from '../matrix/use-level-names.ts'
import { ExplainLine, ExplainPart } from './explain-part.tsx'

/** What gives the right: services, the person's own, what is lent to him. */
export function ExplainSources({ sources }: Pick<Explanation, 'sources'>) {
  const t = useT()
  const nameOf = useLevelNames()
  const given = sources.filter(({ kind }) => kind !== 'delegation')
  const lent = sources.filter(({ kind }) => kind === 'delegation')
  const lines = (shown: Explanation['sources']) =>
    shown.map((source, index) => (
      <ExplainLine
        key={`${source.kind}-${source.name}-${index}`}
        what={source.name ? <bdi>{source.name}</bdi> : t(`rights.source.${source.kind}`)}
      >
        {source.cappedTo < source.level && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('rights.source.capped', {
              level: nameOf('PAGE', source.cappedTo as Setting),
              by: source.cappedBy ?? '',
            })}
          </Typography>
        )}
        <LevelSign setting={source.level as Setting} name={nameOf('PAGE', source.level as Setting)} />
      </ExplainLine>
    ))
  return (
    <>
      <ExplainPart title={t('rights.explain.sources')}>
        {given.length > 0 ? lines(given) : <ExplainLine what={t('rights.explain.no-source')} />}
      </ExplainPart>
      {lent.length > 0 && <ExplainPart title={t('rights.explain.delegations')}>{lines(lent)}</ExplainPart>}
    </>
  )
}
