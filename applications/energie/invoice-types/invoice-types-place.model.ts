export const invoiceTypesElement = 'energie/facturation/typefacture'

export const invoiceTypesPath = '/energie/facturation/typefacture'
export const addressOfInvoiceType = (id: string) => `${invoiceTypesPath}/${id}`
