import * as z from 'zod';

/** What Express keeps of a route; no part of its interface, so it is checked here. */
const oneRoute = z.object({ path: z.string(), methods: z.record(z.string(), z.boolean()) });

/** All routes of an app with their methods, those of its routers too. What `use` mounts without a router has none. */
export function routesOf(app: object): string[] {
  return routesIn(Reflect.get(app, 'router'), '');
}

function routesIn(router: unknown, mountedAt: string): string[] {
  return z
    .array(z.unknown())
    .parse(read(router, 'stack'))
    .flatMap((layer) => {
      const route = read(layer, 'route');
      if (route !== undefined) {
        const { path, methods } = oneRoute.parse(route);
        return Object.keys(methods).map((method) => `${method.toUpperCase()} ${mountedAt}${path}`);
      }
      const inner = read(layer, 'handle');
      if (read(inner, 'stack') === undefined) return [];
      const mount = z.string().parse(read(layer, 'rawPath'));
      return routesIn(inner, mountedAt + (mount === '/' ? '' : mount));
    });
}

function read(from: unknown, name: string): unknown {
  return typeof from === 'function' || (typeof from === 'object' && from !== null)
    ? Reflect.get(from, name)
    : undefined;
}
