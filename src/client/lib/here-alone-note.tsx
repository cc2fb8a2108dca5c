import { Banner } from '#client/ui/banner';
import { isHereAlone } from './portal-address';

/** Said before an address is shown or printed that phones cannot open. */
export function HereAloneNote() {
  if (!isHereAlone()) return null;
  return (
    <Banner tone="warn" title="Other devices cannot open this address.">
      It leads to this computer alone. Open the portal by its address in your network, or ask the person who looks after
      it.
    </Banner>
  );
}
