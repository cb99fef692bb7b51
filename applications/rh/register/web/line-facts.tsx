import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { permitTypeName } from '#rh/work-permits/permit-type.model.ts'
import type { RegisterLine, RegisterRow } from '../register-line.model.ts'

/** What the law asks of a line, in its order; what is told of trainees and of people lent comes where it is there. */
export function LineFacts({ said }: { said: RegisterRow | RegisterLine }) {
  const t = useT()
  const language = useLanguage()
  const { digits } = useFormat()
  const name = (column: string) => t(`rh.register.column.${column}`)
  const optional = (column: 'agencyName' | 'agencyAddress' | 'tutorName' | 'place') =>
    said[column] === null ? [] : [{ label: name(column), value: said[column] }]
  return (
    <Facts
      facts={[
        { label: name('citizenship'), value: said.citizenship },
        { label: name('birthDate'), value: digits(said.birthDate) },
        { label: name('sex'), value: said.sex && t(`rh.register.sex.${said.sex}`) },
        { label: name('job'), value: said.job },
        { label: name('qualification'), value: said.qualification },
        { label: name('entryDate'), value: digits(said.entryDate) },
        { label: name('exitDate'), value: digits(said.exitDate) },
        { label: name('authorisationDate'), value: digits(said.authorisationDate) },
        { label: name('permitType'), value: said.permitType && permitTypeName(said.permitType, language) },
        { label: name('permitNumber'), value: said.permitNumber },
        {
          label: name('mentions'),
          value: said.mentions.map(mention => t(`rh.register.mention.${mention}`)).join(', '),
        },
        ...optional('agencyName'),
        ...optional('agencyAddress'),
        ...optional('tutorName'),
        ...optional('place'),
      ]}
    />
  )
}
