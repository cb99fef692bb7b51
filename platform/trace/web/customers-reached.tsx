import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { TraceLink, TraceNode } from '../trace.model.ts'

type Graph = { nodes: readonly TraceNode[]; links: readonly TraceLink[] }

/** To whom it went, with how much: the same as the drawing says, as rows. */
export function CustomersReached({ graph: { nodes, links } }: { graph: Graph }) {
  const t = useT()
  const { weight, number } = useFormat()
  const customers = nodes.filter(({ kind }) => kind === 'customer')
  if (customers.length === 0) return null
  const ofCustomer = (id: string) => links.filter(({ to }) => to === `customer:${id}`)
  const pallets = (id: string) =>
    ofCustomer(id).reduce(
      (all, { from }) => all + Number(nodes.find(node => `${node.kind}:${node.id}` === from)?.detail ?? 0),
      0,
    )
  return (
    <Table size="small" aria-label={t('trace.customers')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('trade.customer')}</TableCell>
          <TableCell align="right">{t('trace.pallets-title')}</TableCell>
          <TableCell align="right">{t('trade.weight')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {customers.map(({ id, label }) => (
          <TableRow key={id}>
            <TableCell>{label}</TableCell>
            <TableCell align="right">{number(pallets(id))}</TableCell>
            <TableCell align="right">{weight(ofCustomer(id).reduce((all, { kg }) => all + kg, 0))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
