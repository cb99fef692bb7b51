import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Explanation } from '../../right.model.ts'
import { LevelSign } from '../matrix/level-sign.tsx'
import type { Setting } from '../matrix/matrix-column.ts'
import { useLevelNames } from '../matrix/use-level-names.ts'
import { ExplainLine, ExplainPart } from './explain-part.tsx'

/** What bounds the right; the ceiling that counts is marked. */
export function ExplainCeilings({ ceilings }: Pick<Explanation, 'ceilings'>) {
  const t = useT()
  const nameOf = useLevelNames()
  if (ceilings.length === 0) return null
  return (
    <ExplainPart title={t('rights.explain.ceilings')}>
      {ceilings.map(({ kind, name, ceiling, binding }) => (
        <ExplainLine key={`${kind}-${name}`} what={t(`rights.ceiling.${kind}`, { name })}>
          {binding && <Chip label={t('rights.explain.binding')} tone="warning" />}
          <LevelSign setting={ceiling as Setting} name={nameOf('PAGE', ceiling as Setting)} />
        </ExplainLine>
      ))}
    </ExplainPart>
  )
}
