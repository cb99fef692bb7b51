import { useT } from '#kernel/web/i18n.ts'
import type { Explanation } from '../../right.model.ts'
import { LevelLine } from '../level-line.tsx'
import { LevelWord } from '../matrix/level-word.tsx'
import type { Setting } from '../matrix/matrix-column.ts'
import { type ExplainedKind, ExplainPart } from './explain-part.tsx'

/** On whose records it counts. A right without any company opens the page and lists nothing. */
export function ExplainCompanies({ kind: ofElement, companies }: Pick<Explanation, 'companies'> & ExplainedKind) {
  const t = useT()
  return (
    <ExplainPart title={t('rights.explain.companies')}>
      {companies.length === 0 && <LevelLine what={t('rights.explain.no-company')} />}
      {companies.map(({ id, name, level }) => (
        <LevelLine key={id} what={<bdi>{name}</bdi>}>
          <LevelWord kind={ofElement} setting={level as Setting} />
        </LevelLine>
      ))}
    </ExplainPart>
  )
}
