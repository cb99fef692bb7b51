import { action, module, page } from '#kernel/shared/elements.ts'

export const billingElements = module('/energie/facturation', {
  name: { fr: 'Facturation', en: 'Billing', es: 'Facturación', ar: 'الفوترة' },
  children: [
    page('/energie/facturation/factures', {
      name: { fr: 'Factures', en: 'Invoices', es: 'Facturas', ar: 'الفواتير' },
      plan: {
        fr: 'Les factures par état, recalculées ligne à ligne sur les relevés, avec leur écart, à valider ou contester.',
        en: 'Invoices by state, recomputed line by line on the readings, with their gap, to validate or dispute.',
        es: 'Las facturas por estado, recalculadas línea a línea con las lecturas, para validar o reclamar.',
        ar: 'الفواتير حسب الحالة، يُعاد حسابها سطرا بسطر من القراءات مع فارقها، للتصديق أو الاعتراض.',
      },
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
