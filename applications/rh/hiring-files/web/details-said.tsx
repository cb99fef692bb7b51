import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { detailNames, type SaidDetails } from '../hiring-details.model.ts'
import { detailInWords, labelOfDetail } from './detail-in-words.ts'

/** What somebody typed by the link of his file, before it is accepted. */
export function DetailsSaid({ said }: { said: SaidDetails }) {
  const t = useT()
  const language = useLanguage()
  const { date, number } = useFormat()
  const names = detailNames.filter(name => said[name] !== undefined && said[name] !== null)
  return (
    <Facts
      facts={names.map(name => ({
        label: t(labelOfDetail[name]),
        value: detailInWords(said, name, { t, language, date, number }),
      }))}
    />
  )
}
