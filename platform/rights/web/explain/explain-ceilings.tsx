import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Explanation } from '../../right.model.ts'
import { LevelLine } from '../level-line.tsx'
import { LevelWord } from '../matrix/level-word.tsx'
import type { Setting } from '../matrix/matrix-column.ts'
import { type ExplainedKind, ExplainPart } from './explain-part.tsx'

/** What bounds the right; the ceiling that counts is marked. */
export function ExplainCeilings({ kind: ofElement, ceilings }: Pick<Explanation, 'ceilings'> & ExplainedKind) {
  const t = useT()
  if (ceilings.length === 0) return null
  return (
    <ExplainPart title={t('rights.explain.ceilings')}>
      {ceilings.map(({ kind, name, ceiling, binding }) => (
        <LevelLine key={`${kind}-${name}`} what={t(`rights.ceiling.${kind}`, { name })}>
          {binding && <Chip label={t('rights.explain.binding')} tone="warning" />}
          <LevelWord kind={ofElement} setting={ceiling as Setting} />
        </LevelLine>
      ))}
    </ExplainPart>
  )
}
