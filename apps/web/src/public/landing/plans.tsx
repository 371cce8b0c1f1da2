import { publicPages } from '../../words/en/public.ts'

/** What it costs: the four plans, Free Forever first. */
export function Plans() {
  const words = publicPages.plans
  return (
    <section className="section wide" id="plans" itemScope itemType="https://schema.org/WebApplication">
      <meta itemProp="name" content={publicPages.product} />
      <meta itemProp="applicationCategory" content="LifestyleApplication" />
      <meta itemProp="operatingSystem" content="Any" />
      <meta itemProp="description" content={publicPages.meta.landing.description} />
      <header className="section-head">
        <h2>{words.title}</h2>
        <p className="lead">{words.text}</p>
      </header>
      <ul className="plans">
        {words.items.map(({ name, price, amount, period, asks, about }) => (
          <li key={name} className="plan" itemProp="offers" itemScope itemType="https://schema.org/Offer">
            <h3 itemProp="name">{name}</h3>
            <meta itemProp="price" content={amount} />
            <meta itemProp="priceCurrency" content="AUD" />
            <p className="plan-price">{price}</p>
            <p className="plan-period">{period}</p>
            <p className="plan-asks">{asks}</p>
            <p className="plan-period">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
