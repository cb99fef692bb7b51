import Button from '@mui/material/Button'
import { useState } from 'react'
import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { PhytoProduct } from '../phyto-product.model.ts'
import { phytoProductsElement } from '../phyto-products-place.model.ts'
import { phytoProductsCalls } from '../phyto-products.calls.ts'
import { MixtureDialog } from './mixture-dialog.tsx'
import { PhytoProductDialog } from './phyto-product-dialog.tsx'

/** Products and what each is authorised for; whether some may be mixed. */
export function PhytoProductsPage() {
  const t = useT()
  const level = useLevel(phytoProductsElement)
  const list = useList(phytoProductsCalls.getPaginatedPhytoProducts, {
    module: 'culture.phyto-products',
    usualTab: 'active',
  })
  const answer = usePages(phytoProductsCalls.getPaginatedPhytoProducts, list.query)
  const archiving = useSend(phytoProductsCalls.archivePhytoProduct, { staysOnPage: true })
  const restoring = useSend(phytoProductsCalls.restorePhytoProduct, { staysOnPage: true })
  const [isMixing, setMixing] = useState(false)
  const columns = useColumns()
  return (
    <>
      <RecordsPage
        title={t('culture.phyto-products.title')}
        actions={<Button onClick={() => setMixing(true)}>{t('culture.phyto-products.check-mixture')}</Button>}
        list={list}
        answer={answer}
        columns={columns}
        nameOf={({ name }) => name}
        searchBy={t('culture.phyto-products.search')}
        exportName={t('culture.phyto-products.file')}
        empty={{ title: t('culture.phyto-products.none'), text: t('culture.phyto-products.none-text') }}
        may={{ write: level >= 2, archive: level >= 3 }}
        form={(row, onClose) => <PhytoProductDialog key={row?.id} row={row} onClose={onClose} />}
        history={({ id, name }, onClose) => (
          <HistoryDialog table="culture.phyto_product" rowId={id} name={name} onClose={onClose} />
        )}
        onArchive={({ id }) => archiving.send({ id })}
        onRestore={({ id }) => restoring.send({ id })}
      />
      {isMixing && <MixtureDialog onClose={() => setMixing(false)} />}
    </>
  )
}

function useColumns(): Column<PhytoProduct>[] {
  const t = useT()
  const { date, number } = useFormat()
  return [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    { key: 'amm', label: t('culture.phyto-products.amm'), text: ({ amm }) => amm, width: 120 },
    {
      key: 'uses',
      label: t('culture.phyto-products.uses'),
      text: ({ uses }) =>
        uses
          .map(({ species, target, doseMax, doseUnit }) =>
            t('culture.phyto-products.use-in-words', {
              species: t(`culture.varieties.species.${species}`),
              target,
              dose: number(doseMax),
              unit: t(`culture.phyto-products.unit.${doseUnit}`),
            }),
          )
          .join(' ; '),
      onPhone: 'across',
    },
    {
      key: 'mixCategory',
      label: t('culture.phyto-products.mix-category'),
      text: ({ mixCategory }) => number(mixCategory),
      align: 'end',
      width: 150,
    },
    {
      key: 'hazards',
      label: t('culture.phyto-products.hazards'),
      text: ({ hazards }) => hazards.join(', ') || null,
      hiddenBelow: 'lg',
    },
    {
      key: 'usableUntil',
      label: t('culture.phyto-products.usable-until'),
      text: ({ usableUntil }) => (usableUntil === null ? null : date(usableUntil)),
      hiddenBelow: 'md',
    },
  ]
}
