/* Places of a journey. Each stands on 0, 0 and is at most 64 units high. */

export function House() {
  return (
    <>
      <path className="hue-1 paint" d="M-17 0v-24h34V0z" />
      <path className="hue-2 paint" d="M-22-22L0-42l22 20z" />
      <path className="paint-paper" d="M-5 0v-13h10V0z" />
    </>
  );
}

export function Tree() {
  return (
    <>
      <path d="M0 0v-24M0-12l7-6" />
      <path className="hue-4 paint" d="M-19-24c-6-10 2-18 8-17 3-10 19-10 22 0 8 0 14 9 7 17-4 5-32 5-37 0z" />
    </>
  );
}

export function Tower() {
  return (
    <>
      <path className="hue-6 paint" d="M-12 0v-42h24V0z" />
      <path className="hue-2 paint" d="M-16-42L0-60l16 18z" />
      <path className="paint-paper" d="M-3.5-22v-9h7v9z" />
      <path className="fine" d="M-12-12h24" />
    </>
  );
}

export function Pennant() {
  return (
    <>
      <path d="M0 0v-50M-8 0H8" />
      <path className="hue-8 paint" d="M0-50h27l-6 9 6 9H0z" />
    </>
  );
}

export function Castle() {
  return (
    <>
      <path className="hue-7 paint" d="M-17 0v-34h34V0z" />
      <path className="hue-7 paint" d="M-35 0v-44h6v6h6v-6h6V0zM17 0v-44h6v6h6v-6h6V0z" />
      <path className="hue-7 paint" d="M-17-30v-12h7v6h6v-6h8v6h6v-6h7v12" />
      <path className="paint-paper" d="M-7 0v-12c0-9 14-9 14 0V0z" />
    </>
  );
}

export function Well() {
  return (
    <>
      <path className="hue-2 paint" d="M-24-32L0-48l24 16z" />
      <path d="M-17-32v16M17-32v16M0-32v8" />
      <path className="hue-6 paint" d="M-20-16h40V0h-40z" />
      <path className="paint-paper" d="M-5-24H5v8H-5z" />
    </>
  );
}

export function Pine() {
  return (
    <>
      <path d="M0 0v-12" />
      <path className="hue-4 paint" d="M-20-12L-8-28h-6L0-58l14 30H8l12 16z" />
    </>
  );
}

export function Tent() {
  return (
    <>
      <path className="hue-2 paint" d="M-28 0L0-38 28 0z" />
      <path className="paint-paper" d="M-9 0L0-18 9 0z" />
      <path d="M0-38l5-7" />
    </>
  );
}

export function Bridge() {
  return (
    <>
      <path className="hue-2 paint" d="M-36 0v-20c24-12 48-12 72 0V0H18c0-16-36-16-36 0z" />
      <path className="fine" d="M-36-32c24-10 48-10 72 0M-24-36v10M24-36v10M0-39v10" />
    </>
  );
}

export function Boat() {
  return (
    <>
      <path className="paint-paper" d="M2-50L24-18H2z" />
      <path className="hue-1 paint" d="M-3-42v24h-15z" />
      <path d="M0-52v38" />
      <path className="hue-6 paint" d="M-28-14h58L20 0h-38z" />
    </>
  );
}

export function Peak() {
  return (
    <>
      <path className="hue-7 paint" d="M-38 0L-4-56 32 0z" />
      <path className="paint-paper" d="M-4-56l-14 23 8-4 6 7 6-8 8 4z" />
    </>
  );
}
