import { useT } from '#kernel/web/i18n.ts'
import type { Explanation } from '../../right.model.ts'
import { LevelSign } from '../matrix/level-sign.tsx'
import type { Setting } from '../matrix/matrix-column.ts'
import { useLevelNames } from '../matrix/use-level-names.ts'
import { ExplainLine, ExplainPart } from './explain-part.tsx'

/** On whose records it counts. A right without any company opens the page and lists nothing. */
export function ExplainCompanies({ companies }: Pick<Explanation, 'companies'>) {
  const t = useT()
  const nameOf = useLevelNames()
  return (
    <ExplainPart title={t('rights.explain.companies')}>
      {companies.length === 0 && <ExplainLine what={t('rights.explain.no-company')} />}
      {companies.map(({ id, name, level }) => (
        <ExplainLine key={id} what={<bdi>{name}</bdi>}>
          <LevelSign setting={level as Setting} name={nameOf('PAGE', level as Setting)} />
        </ExplainLine>
      ))}
    </ExplainPart>
  )
}
