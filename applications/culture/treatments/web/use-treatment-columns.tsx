import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Treatment } from '../treatment.model.ts'
import { useCheckInWords } from './use-check-in-words.ts'

const tones = { planned: 'neutral', done: 'warning', validated: 'success', cancelled: 'neutral' } as const

/** What an inspector asks of each line of the register. */
export function useTreatmentColumns(): Column<Treatment>[] {
  const t = useT()
  const { date, moment, number } = useFormat()
  const inWords = useCheckInWords()
  const products = ({ products: applied }: Treatment) =>
    applied
      .map(({ name, amm, dose, doseUnit, quantity }) =>
        t('culture.treatments.product-in-words', {
          name,
          amm,
          dose: number(dose),
          unit: t(`culture.phyto-products.unit.${doseUnit}`),
          quantity: number(quantity),
          of: t(`culture.treatments.unit.${doseUnit}`),
        }),
      )
      .join(' ; ')
  return [
    { key: 'target', label: t('culture.phyto-products.target'), text: ({ target }) => target },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`culture.treatments.state.${state}`),
      cell: ({ state }) => <Chip label={t(`culture.treatments.state.${state}`)} tone={tones[state]} />,
      width: 110,
      onPhone: 'badge',
    },
    {
      key: 'plannedFor',
      label: t('culture.treatments.when'),
      text: ({ plannedFor, startedAt }) => (startedAt === null ? date(plannedFor) : moment(startedAt)),
      width: 170,
    },
    { key: 'place', label: t('culture.plantings.place'), text: ({ place, crop }) => `${place} (${crop})` },
    { key: 'products', label: t('culture.treatments.products'), text: products, onPhone: 'across' },
    {
      key: 'treatedM2',
      label: t('culture.treatments.treated'),
      text: ({ treatedM2 }) => number(treatedM2),
      align: 'end',
      width: 110,
    },
    {
      key: 'operator',
      label: t('culture.treatments.operator'),
      text: ({ operator, certiphyto }) => (operator === null ? null : `${operator} (${certiphyto})`),
      hiddenBelow: 'lg',
    },
    {
      key: 'harvestFrom',
      label: t('culture.treatments.harvest-from'),
      text: ({ harvestFrom }) => (harvestFrom === null ? null : moment(harvestFrom)),
      hiddenBelow: 'lg',
    },
    {
      key: 'checks',
      label: t('culture.treatments.checks'),
      text: row => row.reason ?? (row.checks.map(inWords).join(' ') || null),
      cell: row => row.reason ?? <Checks texts={row.checks.map(inWords)} />,
      hiddenBelow: 'md',
      onPhone: 'across',
    },
  ]
}

const Checks = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? null : <Chip label={texts.join(' ')} tone="error" />
