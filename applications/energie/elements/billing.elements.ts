import { action, module, page } from '#kernel/shared/elements.ts'

export const billingElements = module('/energie/facturation', {
  name: { fr: 'Facturation', en: 'Billing', es: 'Facturación', ar: 'الفوترة' },
  children: [
    page('/energie/facturation/factures', {
      name: { fr: 'Factures', en: 'Invoices', es: 'Facturas', ar: 'الفواتير' },
      rights: [
        action('valider', {
          fr: 'Valider une facture',
          en: 'Validate an invoice',
          es: 'Validar una factura',
          ar: 'تصديق فاتورة',
        }),
        action('contester', {
          fr: 'Contester une facture',
          en: 'Dispute an invoice',
          es: 'Reclamar una factura',
          ar: 'الاعتراض على فاتورة',
        }),
      ],
    }),
    page('/energie/facturation/typefacture', {
      name: { fr: 'Types de facture', en: 'Invoice types', es: 'Tipos de factura', ar: 'أنواع الفواتير' },
    }),
    page('/energie/facturation/periodicites', {
      name: { fr: 'Périodicités', en: 'Billing periods', es: 'Periodicidades', ar: 'دورية الفوترة' },
    }),
  ],
})
