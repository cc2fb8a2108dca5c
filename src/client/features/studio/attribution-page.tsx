import { Page } from '#client/ui/page';
import { attributions } from '#shared/core/attributions';
import { StudioFooter } from './studio-footer';

/** Whose work is in the portal, and under which licence. */
export function AttributionPage() {
  return (
    <>
      <Page
        title="Attribution"
        lead="Whose work the portal is made with, and under which licence."
        className="grid max-w-measure gap-10"
      >
        <section className="grid gap-3">
          <h2 className="font-display text-xl">Written for this portal</h2>
          <p>
            The words with their levels, meanings and example sentences, the texts, the grammar and its exercises, the
            word families and collocations, the themes and the pictures of the apps are our own.
          </p>
          <p>
            The small pictures beside words, on dice and in questions are emoji as Fluent Emoji draws them. An emoji of
            your own that we have no picture of is drawn by your device.
          </p>
          <p>The levels follow the Common European Framework of Reference as we judge it. They are no official list.</p>
        </section>
        <section className="grid gap-4">
          <h2 className="font-display text-xl">From others, with thanks</h2>
          <ul className="grid gap-6">
            {attributions.map(({ name, use, licence, notice, source }) => (
              <li key={name} className="grid gap-1 border-t border-line pt-4">
                <h3 className="text-lg font-bold">{name}</h3>
                <p>{use}</p>
                <p className="text-muted">{notice}</p>
                <p>
                  Licence: {licence}.{' '}
                  {source && (
                    <a href={source} className="break-all underline" rel="noreferrer">
                      {source.replace(/^https?:\/\//, '')}
                    </a>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-3">
          <h2 className="font-display text-xl">Software</h2>
          <p>
            The portal is built with open-source software, among it React, tRPC, Prisma, Radix and Tailwind CSS. Each
            package carries its licence in its own folder of the installation.
          </p>
        </section>
      </Page>
      <StudioFooter />
    </>
  );
}
