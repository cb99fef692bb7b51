import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { forbiddenPair } from '../mixing.model.ts'
import type { PhytoProduct } from '../phyto-product.model.ts'
import { phytoProductsCalls } from '../phyto-products.calls.ts'

const mixture = z.strictObject({ productIds: z.array(z.string()) })
/** As many as a list answers at once. */
const mostProducts = 100

/** Whether products may be in one tank. */
export function MixtureDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { data } = usePages(phytoProductsCalls.getPaginatedPhytoProducts, { page: 0, size: mostProducts })
  const products = data?.items ?? []
  return (
    <Dialog title={t('culture.phyto-products.check-mixture')} onClose={onClose} width="sm">
      <Form schema={mixture} values={{ productIds: [] }} submit={t('verb.close')} onSubmit={async () => onClose()}>
        <ManyField
          name="productIds"
          label={t('culture.phyto-products.mixed')}
          suggestions={products.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Verdict products={products} />
      </Form>
    </Dialog>
  )
}

function Verdict({ products }: { products: readonly PhytoProduct[] }) {
  const t = useT()
  const chosen: string[] = useWatch({ name: 'productIds' }) ?? []
  if (chosen.length < 2) return null
  const pair = forbiddenPair(products.filter(({ id }) => chosen.includes(id)))
  return (
    <Alert severity={pair ? 'error' : 'success'}>
      {pair
        ? t('culture.phyto-products.mixture-forbidden', { one: pair[0], other: pair[1] })
        : t('culture.phyto-products.mixture-allowed')}
    </Alert>
  )
}
